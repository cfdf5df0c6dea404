import { AppBar } from '@saya/ui/appBar'
import { BackLink } from '../../shared/BackLink.tsx'
import { go } from '../../shared/navigation.ts'
import { useTexts } from '../../shared/texts.ts'
import { betsAddress, readBets, type ShownBets } from './bet.rules.ts'
import { BetFilters } from './BetFilters.tsx'
import { BetList } from './BetList.tsx'
import { betTexts } from './bet.texts.ts'
import './betPages.css'

interface BetRecordsPageProps {
  readonly place: { readonly search: URLSearchParams }
}

/** The rounds the member has played, and what they come to. */
export function Page({ place }: BetRecordsPageProps) {
  const t = useTexts(betTexts)
  const shown = readBets(place.search)
  function show(change: Partial<ShownBets>) {
    void go(betsAddress({ ...shown, ...change }), { replace: true })
  }
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="betPage">
        <BetFilters shown={shown} onChange={show} />
        <BetList key={betsAddress(shown)} shown={shown} />
      </main>
    </>
  )
}
