import * as v from 'valibot'

/** Where a gateway has somebody pay. A browser is sent there, so that it is a page on the web and nothing that runs here. */
export const pageAddress = v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//i))
