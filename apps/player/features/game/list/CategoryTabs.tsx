import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../../shared/texts.ts'
import { shortName, usePlaceName } from './category.texts.ts'
import { listTexts } from './list.texts.ts'
import './categoryTabs.css'

interface CategoryTabsProps {
  readonly names: readonly string[]
  readonly current: string
  readonly addressOf: (name: string) => string
}

/** Every category is a page of its own, so these are links that look like tabs. The current one is kept in sight. */
export function CategoryTabs({ names, current, addressOf }: CategoryTabsProps) {
  const t = useTexts(listTexts)
  const nameOf = usePlaceName()
  const row = useRef<HTMLElement>(null)
  const hasMoved = useRef(false)
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (!row.current || !tab) return
    const left = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
    row.current.scrollTo({ left, behavior: hasMoved.current ? 'smooth' : 'instant' })
    hasMoved.current = true
  }, [current])
  return (
    <nav ref={row} className="categoryTabs" aria-label={t.categories}>
      {names.map(name => (
        <a
          key={name}
          href={addressOf(name)}
          aria-label={nameOf(name)}
          aria-current={name === current ? 'page' : undefined}
        >
          {shortName(nameOf(name))}
        </a>
      ))}
    </nav>
  )
}
