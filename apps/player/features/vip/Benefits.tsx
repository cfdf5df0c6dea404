import { dayText } from '@saya/contract/manilaText.ts'
import { offersTexts } from '../../shared/offers/offers.texts.ts'
import { GiftPicture } from '../../shared/picture/GiftPicture.tsx'
import { useTexts } from '../../shared/texts.ts'
import { wholePesos } from './wholePesos.ts'
import type { Level, Vip } from './useVip.ts'
import { vipTexts } from './vip.texts.ts'

/**
 * What the level brings. What the next one would bring is said of the level-up bonus alone. Whoever should not be drawn on reads what they
 * were given, and nothing of what may come.
 */
export function Benefits({ vip: { own, levels, progress } }: { readonly vip: Vip }) {
  const t = useTexts(vipTexts)
  const { none } = useTexts(offersTexts)
  const at = (level: number | undefined) => levels.find(one => one.level === level)
  const [mine, next] = [at(own.vip), own.is_quiet ? undefined : at(progress.next)]
  const shown = mine ?? (own.is_quiet ? undefined : at(1))
  const birthday = birthdayNote(own, mine, t)
  if (!shown && !birthday) return <p>{none}</p>
  return (
    <ul className="vipBenefits">
      {next && (
        <Benefit art="upgrade" title={t.upgrade} note={t.upgradeNext(next.level)} value={wholePesos(next.upgrade)} />
      )}
      {!next && mine && (
        <Benefit art="upgrade" title={t.upgrade} note={t.upgradeOwn(mine.level)} value={wholePesos(mine.upgrade)} />
      )}
      {birthday && (
        <Benefit
          art="birthday"
          title={t.birthday}
          note={birthday}
          value={wholePesos(shown?.birthday ?? own.birthday.given)}
        />
      )}
      {shown && (
        <Benefit
          art="multiple"
          title={t.multiple}
          note={shown.multiple === 0 ? t.playThrough(0) : `${t.playThrough(shown.multiple)} ${t.locks}`}
          value={t.times(shown.multiple)}
        />
      )}
    </ul>
  )
}

/** Nothing where it would promise what does not come for as long as offers are closed. */
function birthdayNote(
  { birthday, is_quiet: isQuiet }: Vip['own'],
  mine: Level | undefined,
  t: ReturnType<typeof useTexts<typeof vipTexts>>,
) {
  if (birthday.given !== '0.00') return t.birthdayGiven(wholePesos(birthday.given))
  if (isQuiet) return undefined
  if (!mine) return t.birthdayFirst
  return birthday.on ? t.birthdayOn(dayText(Date.parse(birthday.on))) : t.birthdayUnknown
}

interface BenefitProps {
  readonly art: 'upgrade' | 'birthday' | 'multiple'
  readonly title: string
  readonly note: string
  readonly value: string
}

function Benefit({ art, title, note, value }: BenefitProps) {
  return (
    <li>
      <span className="vipIcon">
        <GiftPicture src={`/img/vip/${art}.webp`} width={28} height={28} />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{note}</p>
      </div>
      <b>{value}</b>
    </li>
  )
}
