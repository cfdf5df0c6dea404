import { tierNumberOf, vipTiers } from '@saya/contract/vip/tiers.ts'
import { groupDigits } from '@saya/money'
import { HeroCard } from '@saya/ui/card'
import { Medal } from '@saya/ui/medal'
import { ProgressRing } from '@saya/ui/progress'
import { useTexts } from '../../shared/texts.ts'
import { medalOf } from './medal.rules.ts'
import type { Vip } from './useVip.ts'
import { vipTexts } from './vip.texts.ts'

/** The medal in the ring of the way to the next level. Whoever should not be drawn on to play sees what they have, and no more. */
export function LevelHero({ vip: { own, progress } }: { readonly vip: Vip }) {
  const t = useTexts(vipTexts)
  const { vip: level, xp, is_quiet: isQuiet } = own
  const ty = tierNumberOf(level)
  const { percent, next } = progress
  const label = next === undefined ? t.allDone : t.progress(percent, next)
  const medal = <Medal tier={medalOf(ty)} {...(level > 0 && { level })} isEmpty={level === 0} label="" size={124} />
  return (
    <section className="vipHero" aria-labelledby="vip-level">
      <HeroCard weave>
        {isQuiet ? (
          <div className="vipMedal">{medal}</div>
        ) : (
          <ProgressRing share={percent / 100} size={188} label={label}>
            {medal}
          </ProgressRing>
        )}
        <h2 id="vip-level">{level > 0 ? t.level(vipTiers[ty - 1] ?? '', level) : t.noLevel}</h2>
        {isQuiet ? <p>{t.experience(groupDigits(String(xp)))}</p> : <Way vip={{ own, progress }} />}
      </HeroCard>
    </section>
  )
}

/** The same without a level, while it is on its way: a picture, since nothing that comes later is larger and the page has stood by then. */
export function HeroWaiting() {
  return (
    <div className="vipHero">
      <HeroCard weave>
        <div className="vipMedal">
          <img src="/img/vip/waiting.svg" width={124} height={124} alt="" fetchPriority="high" />
        </div>
      </HeroCard>
    </div>
  )
}

function Way({ vip: { own, progress } }: { readonly vip: Pick<Vip, 'own' | 'progress'> }) {
  const t = useTexts(vipTexts)
  const { missing, next, percent } = progress
  if (next === undefined) {
    return (
      <p>
        {t.allDone} · {t.experience(groupDigits(String(own.xp)))}
      </p>
    )
  }
  if (missing === 0) return <p>{t.arriving(next)}</p>
  return (
    <>
      <p>
        <b>{t.experience(groupDigits(String(missing)))}</b> {t.missing(next)}
      </p>
      <p className="vipPercent">{t.progress(percent, next)}</p>
    </>
  )
}
