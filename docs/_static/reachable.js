// What the theme leaves out for those who come by keyboard or screen reader.

// Code and tables that are wider than the page are scrolled by the arrow keys, once they can be reached.
const wide = new ResizeObserver((changed) => {
  for (const { target } of changed) {
    if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
    else target.removeAttribute("tabindex");
  }
});
for (const one of document.querySelectorAll("pre, .table-wrapper")) wide.observe(one);

// Both sidebars have a name, so that they can be told apart.
document.querySelector(".sidebar-drawer")?.setAttribute("aria-label", "All pages");
document.querySelector(".toc-drawer")?.setAttribute("aria-label", "This page");
