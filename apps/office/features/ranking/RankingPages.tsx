import { ListFrame } from '../../shared/list/ListFrame.tsx'
import { NewLink } from '../../shared/list/NewLink.tsx'
import { placesOf } from './places.tsx'
import { rankingDays } from './rankingDays.tsx'

/** The days of contests, or the places of the one that the address goes on with. */
export function RankingPages({ rest }: { readonly rest: string }) {
  const [contest = '', day = ''] = rest.split('/')
  if (!contest || !day) return <ListFrame entity={rankingDays} />
  return (
    <>
      <ListFrame key={rest} entity={placesOf(contest, day)} />
      <NewLink path="/rankings">All days</NewLink>
    </>
  )
}
