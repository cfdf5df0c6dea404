import { ListFrame } from '../../shared/list/ListFrame.tsx'
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
  ['/rounds/days', 'Totals by day and game'],
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

/** An empty list says nothing of a provider whose books nobody laid beside ours, or of one that cannot be asked something else. */
function Uncompared() {
  const { answer } = useAnswer(providers, {})
  if (!answer) return null
  const unreached = answer.d.filter(({ is_reached: isReached }) => !isReached)
  const silent = answer.d.filter(({ is_reached: isReached, is_compared: isCompared }) => isReached && !isCompared)
  const lacking = answer.d.flatMap(({ provider, dialect, lacks }) => {
    const missing = lacks.filter(call => call !== 'listRecords').map(call => calls[call])
    return missing.length > 0 ? [`${provider} (${dialects[dialect]}): ${missing.join(', ')}`] : []
  })
  return (
    <>
      <Line intro="Not compared: we have no address or key for this provider" names={unreached.map(nameOf)} />
      <Line intro="Not compared: the provider’s protocol cannot list rounds" names={silent.map(nameOf)} />
      <Line intro="Not available in the provider’s protocol" names={lacking} separator="; " />
    </>
  )
}

const dialects = { rpp: 'RPP/1', hub88: 'Hub88', valkyrie: 'Valkyrie' } as const
const calls = {
  listGames: 'which games they have (it stands in the contract)',
  kick: 'to close what somebody has open (the next bet is refused)',
  tellSeen: 'to hear that a round was put right by hand',
} as const

function nameOf({ provider, dialect }: { readonly provider: string; readonly dialect: keyof typeof dialects }): string {
  return `${provider} (${dialects[dialect]})`
}

interface LineProps {
  readonly intro: string
  readonly names: readonly string[]
  readonly separator?: string
}

function Line({ intro, names, separator = ', ' }: LineProps) {
  if (names.length === 0) return null
  return (
    <p className="roundUncompared">
      {intro}: {names.join(separator)}.
    </p>
  )
}
