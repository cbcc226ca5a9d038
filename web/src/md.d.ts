declare module "*.md" {
  const book: { html: string; chapters: string[] };
  export default book;
}
