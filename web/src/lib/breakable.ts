/**
 * Long names on narrow cards and spaces may be broken where their words meet, and nowhere else: browsers know how to
 * hyphenate few languages, and not all of them the same. A board says which words its long names end with.
 */
export function breaking(...last: string[]): (name: string) => string {
  const meet = new RegExp(`(\\p{L}{3})(${last.join("|")})$`, "u");
  return (name) => name.replace(meet, "$1\u00AD$2");
}
