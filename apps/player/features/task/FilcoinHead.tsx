import { caretRightBold } from '@saya/ui/icon/drawings/caretRightBold'
import { MoreLink } from '@saya/ui/sectionHead'
import { PageBar } from '../../shared/head/PageBar.tsx'
import { useTexts } from '../../shared/texts.ts'
import { taskTexts } from './task.texts.ts'
import '../../shared/filcoin/filcoinTabs.css'

/** The head of both pages of Filcoins: where they are earned, and what they are redeemed for. */
export function FilcoinHead({ on }: { readonly on: 'earn' | 'redeem' }) {
  const t = useTexts(taskTexts)
  const ways = [
    ['earnTab', '/s-points', 'earn'],
    ['redeemTab', '/s-points/mall', 'redeem'],
  ] as const
  return (
    <>
      <PageBar
        title={t.page}
        end={
          <MoreLink href={`/s-points/${on === 'earn' ? 'earn' : 'mall'}/detail`} drawing={caretRightBold}>
            {t.details}
          </MoreLink>
        }
      />
      <nav className="filcoinTabs" aria-label={t.tabs}>
        {ways.map(([text, href, name]) => (
          <a key={name} href={href} aria-current={name === on ? 'page' : undefined}>
            {t[text]}
          </a>
        ))}
      </nav>
    </>
  )
}
