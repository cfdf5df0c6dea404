import type { ReactNode } from 'react'
import { go, usePlace } from './navigation.ts'
import './detailFrame.css'

export interface Section {
  readonly name: string
  readonly title: string
  readonly render: () => ReactNode
}

interface DetailFrameProps {
  readonly title: ReactNode
  readonly line: ReactNode
  readonly badges?: ReactNode
  /** What is done to it. */
  readonly acts?: ReactNode
  /** What stands beside every section. */
  readonly aside: ReactNode
  readonly sections: readonly Section[]
}

/** One thing seen from all sides: who it is and what is done to it stay, the sections change by the address. */
export function DetailFrame({ title, line, badges, acts, aside, sections }: DetailFrameProps) {
  const { path, search } = usePlace()
  const shown = sections.find(({ name }) => name === search.get('section')) ?? sections[0]
  return (
    <div className="detailFrame">
      <div className="detailMain">
        <div className="detailHead">
          <div>
            <h2>{title}</h2>
            <p>{line}</p>
          </div>
          <div className="detailBadges">{badges}</div>
          {acts}
        </div>
        <div className="detailTabs" role="tablist" aria-label="Sections">
          {sections.map(({ name, title: words }) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={name === shown?.name}
              aria-controls="section"
              onClick={() => go(name === sections[0]?.name ? path : `${path}?section=${name}`, { replaces: true })}
            >
              {words}
            </button>
          ))}
        </div>
        <div id="section" role="tabpanel" aria-labelledby={`tab-${shown?.name}`} className="detailSection">
          {shown?.render()}
        </div>
      </div>
      <aside className="detailAside">{aside}</aside>
    </div>
  )
}
