import { levelsOfTier, tierNumberOf, vipTiers } from '@saya/contract/vip/tiers.ts'
import { groupDigits } from '@saya/money'
import { AppBar } from '@saya/ui/appBar'
import { Button } from '@saya/ui/button'
import { EmptyState } from '@saya/ui/emptyState'
import { Medal } from '@saya/ui/medal'
import { Note } from '@saya/ui/note'
import { Skeleton } from '@saya/ui/skeleton'
import { BackLink } from '../../shared/BackLink.tsx'
import { OffersOnly } from '../../shared/offers/OffersOnly.tsx'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { useTexts } from '../../shared/texts.ts'
import { medalOf } from './medal.rules.ts'
import { playThroughOf } from './playThrough.rules.ts'
import { type Level, useVip, type Vip } from './useVip.ts'
import { vipTexts } from './vip.texts.ts'
import { wholePesos } from './wholePesos.ts'
import './levelsPage.css'

/** All levels in their tiers, with what each asks for and brings. */
export function Page() {
  const t = useTexts(vipTexts)
  const { vip, failure, again } = useVip()
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.levels} />
      <main className="levelsPage">
        <OffersOnly>
          {!vip && failure === undefined && (
            <div role="status" aria-label={t.loading} className="levelsWaiting">
              <Skeleton />
              <Skeleton />
            </div>
          )}
          {!vip && failure !== undefined && (
            <EmptyState
              title={sentenceOf(failure, t.failed)}
              action={
                <Button look="soft" size="medium" onClick={again}>
                  {t.again}
                </Button>
              }
            />
          )}
          {vip && vipTiers.map((tier, at) => <Tier key={tier} name={tier} ty={at + 1} vip={vip} />)}
          <Note>
            <p>{t.locks}</p>
            <p>{t.how}</p>
          </Note>
        </OffersOnly>
      </main>
    </>
  )
}

interface TierProps {
  readonly name: string
  readonly ty: number
  readonly vip: Vip
}

function Tier({ name, ty, vip: { own, levels } }: TierProps) {
  const t = useTexts(vipTexts)
  const [first, last] = levelsOfTier(ty)
  const isEmpty = own.vip < first
  const ownLevels = levels.filter(({ level }) => tierNumberOf(level) === ty)
  const spans = playThroughOf(ownLevels)
  return (
    <section className="levelsTier" aria-label={name}>
      <header>
        <Medal tier={medalOf(ty)} isEmpty={isEmpty} label={isEmpty ? t.notEarned : t.earned} size={44} />
        <div>
          <h2>{name}</h2>
          <p>VIP {t.range(first, last)}</p>
        </div>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.columnLevel}</th>
            <th scope="col">{t.columnXp}</th>
            <th scope="col">{t.columnUpgrade}</th>
            <th scope="col">{t.columnBirthday}</th>
          </tr>
        </thead>
        <tbody>
          {ownLevels.map(level => (
            <Row key={level.level} level={level} own={own.vip} />
          ))}
        </tbody>
      </table>
      <div className="levelsPlay">
        {spans.map(({ from, to, multiple }) => (
          <p key={from}>
            {spans.length > 1 && <b>VIP {from === to ? from : t.range(from, to)}: </b>}
            {t.playThrough(multiple)}
          </p>
        ))}
      </div>
    </section>
  )
}

function Row({ level: { level, xp, upgrade, birthday }, own }: { readonly level: Level; readonly own: number }) {
  const t = useTexts(vipTexts)
  return (
    <tr data-own={level === own || undefined}>
      <th scope="row">
        {level} {level === own && <span className="levelsYou">{t.you}</span>}
      </th>
      <td>{groupDigits(String(xp))}</td>
      <td>{wholePesos(upgrade)}</td>
      <td>{wholePesos(birthday)}</td>
    </tr>
  )
}
