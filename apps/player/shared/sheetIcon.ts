import sheet from './sheet.svg?url'
import type { SheetName } from './sheetNames.ts'

/** A drawing of the sheet. `npm run icons` writes the sheet anew when its names change. */
export function sheetIcon(name: SheetName): { readonly href: string } {
  return { href: `${sheet}#${name}` }
}
