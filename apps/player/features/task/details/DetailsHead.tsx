import { AppBar } from '@saya/ui/appBar'
import { IconLink } from '@saya/ui/button'
import { clockCounterClockwise } from '@saya/ui/icon/drawings/clockCounterClockwise'
import { BackLink } from '../../../shared/BackLink.tsx'
import { useTexts } from '../../../shared/texts.ts'
import '../../../shared/filcoin/filcoinTabs.css'
import { taskTexts } from '../task.texts.ts'

const ways = [
  ['earn', '/s-points/earn/detail'],
  ['redeem', '/s-points/mall/detail'],
] as const

/** The head of both details: what was earned, and what it was redeemed for. */
export function DetailsHead({ on }: { readonly on: 'earn' | 'redeem' }) {
  const t = useTexts(taskTexts)
  return (
    <>
      <AppBar
        start={<BackLink label={t.back} />}
        title={t.details}
        end={<IconLink href="/s-points/movements" label={t.movements} drawing={clockCounterClockwise} />}
      />
      <nav className="filcoinTabs" aria-label={t.details}>
        {ways.map(([name, href]) => (
          <a key={name} href={href} aria-current={name === on ? 'page' : undefined}>
            {t[name]}
          </a>
        ))}
      </nav>
    </>
  )
}
