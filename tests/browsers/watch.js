// Runs before the page's own scripts: notes what goes wrong, and makes the page's word for the dice a known one.
{
  const problems = (window.problems = []);
  const note = (what) => problems.push(String(what));
  addEventListener("error", (event) => note(event.message ?? `did not load: ${event.target.src ?? event.target.href}`), true);
  addEventListener("unhandledrejection", (event) => note(`refused: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) => note(`forbidden: ${event.violatedDirective} ${event.blockedURI}`));
  const error = console.error.bind(console);
  console.error = (...said) => {
    note(said.join(" "));
    error(...said);
  };

  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(7) : random(bytes));

  // Every place where sounds are made, and how many were.
  window.contexts = [];
  window.sounded = 0;
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.contexts.push(this);
    }
  };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) {
      window.sounded += 1;
      return start.apply(this, when);
    };
  }
}
