export interface KeptText {
  read(): string
  write(text: string): void
  clear(): void
}

const version = 'saya1.'

/** One text kept on this device. Where keeping is forbidden it lives as long as the page. */
export function keptText(name: string): KeptText {
  let own = ''
  const key = version + name
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work()
    } catch {
      return otherwise
    }
  }
  return {
    read: () => attempt(() => localStorage.getItem(key) ?? own, own),
    write: text => {
      own = text
      attempt(() => localStorage.setItem(key, text), undefined)
    },
    clear: () => {
      own = ''
      attempt(() => localStorage.removeItem(key), undefined)
    },
  }
}
