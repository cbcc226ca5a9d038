"""Drawing helpers: pieces of SVG for pictures of tables and for plots, and lines of styled text for terminals."""
