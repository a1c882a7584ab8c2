/** The product's version, from package.json. */
declare const __VERSION__: string
