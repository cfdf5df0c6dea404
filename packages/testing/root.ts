import { resolve } from 'node:path'

/** The top folder of the checkout. */
export const root = resolve(import.meta.dirname, '../..')
