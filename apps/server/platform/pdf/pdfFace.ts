import type { Face } from './face/readFace.ts'
import type { PdfBody } from './pdfBody.ts'

/** Writes a face into a document, with what a reader needs to find letters in glyphs. Answers its number. */
export function writeFace(body: PdfBody, face: Face): number {
  const [font, glyphs, descriptor, file, letters] = Array.from({ length: 5 }, () => body.reserve()) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const name = `/${face.name}`
  body.write(
    font,
    `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${glyphs} 0 R]/ToUnicode ${letters} 0 R>>`,
  )
  body.write(
    glyphs,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>` +
      `/FontDescriptor ${descriptor} 0 R/CIDToGIDMap/Identity/W[0[${face.widths.join(' ')}]]>>`,
  )
  body.write(
    descriptor,
    `<</Type/FontDescriptor/FontName${name}/Flags 4/FontBBox[${face.box.join(' ')}]/ItalicAngle 0/Ascent ${face.ascent}` +
      `/Descent ${face.descent}/CapHeight ${face.ascent}/StemV 80/FontFile2 ${file} 0 R>>`,
  )
  body.writeStream(file, face.deflated, { entries: `/Length1 ${face.length}`, isPacked: true })
  body.writeStream(letters, Buffer.from(lettersOf(face), 'latin1'))
  return font
}

const mostInBlock = 100

/** Which letter each glyph stands for. Of two letters with one glyph, such as the two spaces, the first one counts. */
function lettersOf({ glyphs }: Face): string {
  const byGlyph = new Map<number, number>()
  for (const [letter, glyph] of glyphs) if (!byGlyph.has(glyph)) byGlyph.set(glyph, letter)
  const lines = [...byGlyph].map(([glyph, letter]) => `<${hex(glyph)}><${hex(letter)}>`)
  const blocks: string[] = []
  for (let at = 0; at < lines.length; at += mostInBlock) {
    const block = lines.slice(at, at + mostInBlock)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def
1 begincodespacerange\n<0000><ffff>\nendcodespacerange\n${blocks.join('\n')}
endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend`
}

export function hex(number: number): string {
  return number.toString(16).padStart(4, '0')
}
