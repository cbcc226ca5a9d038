declare module "*.md" {
  import type { Book } from "./rules/book";
  const book: Book;
  export default book;
}
