const form = /^data:([\w.+-]+)\/([\w.-]+)(\+[\w.-]+)?((?:;[^,;]+)*?)(;base64)?,(.*)$/s

/** Turns a data URL into a file whose extension is that of its media type, without what stands behind a plus. */
export function inlineFile(dataUrl: string, name: string): File {
  const [, kind, subtype, suffix = '', , base64, content = ''] = form.exec(dataUrl) ?? fail()
  const bytes = Uint8Array.from(base64 ? atob(content) : percentBytes(content), byte => byte.charCodeAt(0))
  return new File([bytes], `${name}.${subtype}`, { type: `${kind}/${subtype}${suffix}` })
}

/** One character per byte, as `atob` gives them. */
function percentBytes(content: string): string {
  const bytes = new TextEncoder().encode(decodeURIComponent(content))
  return Array.from(bytes, byte => String.fromCharCode(byte)).join('')
}

function fail(): never {
  throw new Error('Failed to convert image URL to file')
}
