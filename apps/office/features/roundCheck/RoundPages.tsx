import { ListFrame } from '../../shared/ListFrame.tsx'
import { base } from '../../shared/navigation.ts'
import { days } from './days.tsx'
import { differences } from './differences.tsx'
import { stuck } from './stuck.tsx'
import './roundCheck.css'

/** What providers and the ledger do not have alike, or another page of rounds where the address asks for it. */
export function RoundPages({ rest }: { readonly rest: string }) {
  if (rest === 'days') return <ListFrame key="days" entity={days} above={<Places at="/rounds/days" />} />
  if (rest === 'stuck') return <ListFrame key="stuck" entity={stuck} above={<Places at="/rounds/stuck" />} />
  return <ListFrame key="differences" entity={differences} above={<Places at="/rounds" />} />
}

const places = [
  ['/rounds', 'Differences'],
  ['/rounds/stuck', 'Stopped and overdue'],
  ['/rounds/days', 'Sums by day and game'],
] as const

function Places({ at }: { readonly at: string }) {
  return (
    <nav className="roundPlaces" aria-label="Rounds">
      {places.map(([path, title]) => (
        <a key={path} href={`${base}${path}`} aria-current={path === at ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}
