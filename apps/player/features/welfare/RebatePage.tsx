import type { Calls } from '@saya/contract'
import { AppBar } from '@saya/ui/appBar'
import { caretRightBold } from '@saya/ui/icon/drawings/caretRightBold'
import { Note } from '@saya/ui/note'
import { Skeleton } from '@saya/ui/skeleton'
import { MoreLink } from '@saya/ui/sectionHead'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { Waits } from '../../shared/answer/Waits.tsx'
import { BackLink } from '../../shared/BackLink.tsx'
import { useTexts } from '../../shared/texts.ts'
import { MyBonus } from './MyBonus.tsx'
import { RebateGames } from './RebateGames.tsx'
import { rebateTexts } from './rebate.texts.ts'
import { WhyNot } from './WhyNot.tsx'
import './rebatePages.css'

const moreGames = '/s-game/category/Slots?sort=Popular&brands=203_305'

/** What play at a provider has given back, and the games that count for it. */
export function Page() {
  const t = useTexts(rebateTexts)
  const wish = { query: { pid: '6' } } as const
  const { answer, isStandIn, error, again, refresh } = useAnswer('GET /promo/rebate/detail', wish, { mayBeOld: true })
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={answer?.title || t.page} />
      <main className="rebatePage">
        {(!answer || isStandIn) && (
          <Waits failure={isStandIn || error} again={again} className="rebateWaits">
            <Skeleton />
            <Skeleton shape="row" />
          </Waits>
        )}
        {answer && !isStandIn && (
          <>
            <MyBonus rebate={answer} onClaimed={refresh} />
            <Terms rebate={answer} />
            <RebateGames games={answer.games} />
          </>
        )}
        <MoreLink href={moreGames} drawing={caretRightBold}>
          {t.more}
        </MoreLink>
      </main>
    </>
  )
}

type Rebate = Calls['GET /promo/rebate/detail']['answer']

/** What is given, what it locks, and why not. */
function Terms({ rebate: { is_on: isOn, terms, why_not: why } }: { readonly rebate: Rebate }) {
  const t = useTexts(rebateTexts)
  return (
    <>
      {!isOn && <Note>{t.none}</Note>}
      {terms.length > 0 && <What terms={terms} />}
      {why && <WhyNot why={why} />}
    </>
  )
}

function What({ terms }: Pick<Rebate, 'terms'>) {
  const t = useTexts(rebateTexts)
  return (
    <section aria-labelledby="rebate-how">
      <h2 className="h3" id="rebate-how">
        {t.how}
      </h2>
      {terms.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{t.noPlay}</p>
    </section>
  )
}
