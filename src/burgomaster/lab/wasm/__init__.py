"""`make wasm`: a game's rules and bots as WebAssembly, from the same rule files, for browsers and Node."""
