import { Icon } from '@saya/ui/icon'
import { useEffect, useRef } from 'react'
import { moon } from '@saya/ui/icon/drawings/moon'
import { sun } from '@saya/ui/icon/drawings/sun'
import { Lettering } from './Lettering.tsx'
import { base } from '../shared/navigation.ts'
import { useOwn } from '../shared/own.ts'
import { setTheme, useTheme } from '../shared/theme.ts'
import { initialsOf } from '../shared/initials.ts'
import { Kbd } from '../shared/Kbd.tsx'
import type { Route } from './route.ts'

interface NavProps {
  readonly routes: readonly Route[]
  readonly current: Route | undefined
  readonly onKeys: () => void
}

const roleTitles: Readonly<Record<string, string>> = {
  admin: 'Administrator',
  kyc: 'KYC reviewer',
  finance: 'Finance',
  risk: 'Risk',
  content: 'Content',
  support: 'Support',
  compliance: 'Compliance',
  regulator: 'Regulator (read-only)',
}

/** Always dark, in both themes: what changes with the work stands beside it. */
export function Nav({ routes, current, onKeys }: NavProps) {
  const { name, role } = useOwn()
  const theme = useTheme()
  const list = useRef<HTMLUListElement>(null)
  // On a narrow screen the pages lie side by side, and the one that is open may lie outside.
  useEffect(() => {
    list.current?.querySelector(`[href="${base + (current?.path ?? '')}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav className="nav" aria-label="Office" data-theme="dark">
      <a className="navMark" href={`${base}/`} aria-label="Saya back office">
        <Lettering />
        <span>Back office</span>
      </a>
      <ul ref={list}>
        {routes.map(route => (
          <li key={route.path} data-group={route.beginsGroup || undefined}>
            <a href={base + route.path} aria-current={route === current ? 'page' : undefined}>
              <Icon drawing={route.drawing} size={20} />
              {route.title}
              <span className="navKeys" aria-hidden="true">
                {route.keys
                  .toUpperCase()
                  .split(' ')
                  .map((key, index) => (
                    <Kbd key={index}>{key}</Kbd>
                  ))}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="navFoot">
        <button type="button" onClick={onKeys}>
          Keys <Kbd>?</Kbd>
        </button>
        <button type="button" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          <Icon drawing={theme === 'dark' ? sun : moon} size={18} />
          {theme === 'dark' ? 'Light' : 'Dark'}
        </button>
      </div>
      <a className="navOwn" href={`${base}/own`}>
        <span aria-hidden="true">{initialsOf(name)}</span>
        <b>{name}</b>
        <small>{roleTitles[role] ?? role}</small>
      </a>
    </nav>
  )
}
