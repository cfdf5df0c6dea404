import { levelsOfTier, tierNumberOf, vipTiers } from '@saya/contract/vip/tiers.ts'
import { Medal } from '@saya/ui/medal'
import { useTexts } from '../../shared/texts.ts'
import { medalOf } from './medal.rules.ts'
import { vipTexts } from './vip.texts.ts'

/** The five tiers: those that were earned in their metal, the others empty. */
export function TierRow({ level }: { readonly level: number }) {
  const t = useTexts(vipTexts)
  const own = level > 0 ? tierNumberOf(level) : 0
  return (
    <ol className="vipTiers" aria-label={t.tiers}>
      {vipTiers.map((tier, at) => {
        const ty = at + 1
        const [first, last] = levelsOfTier(ty)
        const isEmpty = ty > own
        return (
          <li key={tier} aria-current={ty === own ? 'true' : undefined} data-earned={!isEmpty || undefined}>
            <Medal tier={medalOf(ty)} isEmpty={isEmpty} label={isEmpty ? t.notEarned : t.earned} size={48} />
            <span>{tier}</span>
            <small>{t.range(first, last)}</small>
          </li>
        )
      })}
    </ol>
  )
}
