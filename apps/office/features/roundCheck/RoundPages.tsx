import { ListFrame } from '../../shared/ListFrame.tsx'
import { base } from '../../shared/navigation.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
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
    <>
      <nav className="roundPlaces" aria-label="Rounds">
        {places.map(([path, title]) => (
          <a key={path} href={`${base}${path}`} aria-current={path === at ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <Uncompared />
    </>
  )
}

const providers = 'GET /office/api/round-check/provider/list'

/** An empty list says nothing of a provider whose books nobody laid beside ours. */
function Uncompared() {
  const { answer } = useAnswer(providers, {})
  const names = answer?.d.filter(({ is_compared: isCompared }) => !isCompared).map(({ provider }) => provider)
  if (!names?.length) return null
  return <p className="roundUncompared">Compared with nothing, since they tell us no books: {names.join(', ')}.</p>
}
