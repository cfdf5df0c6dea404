import { deflateSync } from 'node:zlib'

/** The bytes of a PDF as they come about: numbered objects, and at the end where each of them begins. */
export interface PdfBody {
  /** The number of an object that is written later. */
  reserve(): number
  write(id: number, value: string): void
  /** An object with bytes: packed here, unless they come packed. */
  writeStream(id: number, bytes: Buffer, more?: { readonly entries: string; readonly isPacked: boolean }): void
  end(root: number, details: number): void
  /** What was written since the last time. */
  drain(): Buffer
}

// The second line has bytes beyond ASCII, by which programs see that this is no text.
const head = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')

export function pdfBody(): PdfBody {
  const offsets: (number | undefined)[] = [0]
  let parts: Buffer[] = [head]
  let { length } = head

  function put(part: Buffer | string): void {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
    parts.push(bytes)
    length += bytes.length
  }

  function begin(id: number): void {
    offsets[id] = length
    put(`${id} 0 obj\n`)
  }

  return {
    reserve: () => offsets.push(undefined) - 1,
    write(id, value) {
      begin(id)
      put(`${value}\nendobj\n`)
    },
    writeStream(id, bytes, { entries, isPacked } = { entries: '', isPacked: false }) {
      const packed = isPacked ? bytes : deflateSync(bytes)
      begin(id)
      put(`<</Length ${packed.length}/Filter/FlateDecode${entries}>>\nstream\n`)
      put(packed)
      put('\nendstream\nendobj\n')
    },
    end(root, details) {
      const from = length
      const rows = offsets.slice(1).map((offset, at) => {
        if (offset === undefined) throw new Error(`The object ${at + 1} of a PDF was never written.`)
        return `${String(offset).padStart(10, '0')} 00000 n \n`
      })
      put(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${rows.join('')}`)
      put(`trailer\n<</Size ${offsets.length}/Root ${root} 0 R/Info ${details} 0 R>>\nstartxref\n${from}\n%%EOF\n`)
    },
    drain() {
      const drained = Buffer.concat(parts)
      parts = []
      return drained
    },
  }
}

/** A text among the details of a document, as UTF-16. */
export function pdfText(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
  return `<${bytes.toString('hex')}>`
}
