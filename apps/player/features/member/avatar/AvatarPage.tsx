import { type AvatarId, type AvatarKind, avatarKinds, avatarsOf } from '@saya/contract/member/avatars.ts'
import { AppBar } from '@saya/ui/appBar'
import { Icon } from '@saya/ui/icon'
import { checkBold } from '@saya/ui/icon/drawings/checkBold'
import { BackLink } from '../../../shared/BackLink.tsx'
import { Portrait } from '../../../shared/picture/Portrait.tsx'
import { useTexts } from '../../../shared/texts.ts'
import { accountTexts } from '../account/account.texts.ts'
import { useProfileGate } from '../account/useProfileGate.tsx'
import { ProfileFailed } from '../ProfileFailed.tsx'
import { useAvatarChoice } from './useAvatarChoice.ts'
import './avatarPage.css'

/** Sixteen portraits in four kinds. One press saves; the arrow keys go from one to the next. */
export function Page() {
  const t = useTexts(accountTexts)
  const closed = useProfileGate()
  const { avatar, choose, isKnown, error, again } = useAvatarChoice()
  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.avatarPage} />
      <main className="avatarPage">
        {closed}
        {error !== undefined && !isKnown && <ProfileFailed failure={error} onAgain={again} />}
        <div role="radiogroup" aria-label={t.avatarPage} aria-busy={!isKnown}>
          {avatarKinds.map(kind => (
            <fieldset key={kind} disabled={!isKnown || closed !== null}>
              <legend>{t[kind]}</legend>
              <div className="avatarRow">
                {avatarsOf(kind).map((id, index) => (
                  <Choice
                    key={id}
                    {...{ id, kind, number: index + 1 }}
                    isChosen={id === avatar}
                    onChoose={() => choose(id)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </main>
    </>
  )
}

interface ChoiceProps {
  readonly id: AvatarId
  readonly kind: AvatarKind
  readonly number: number
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Choice({ id, kind, number, isChosen, onChoose }: ChoiceProps) {
  const t = useTexts(accountTexts)
  return (
    <label className="avatarChoice">
      <input
        type="radio"
        name="avatar"
        value={id}
        checked={isChosen}
        onChange={onChoose}
        aria-label={t.portrait(t[kind], number)}
      />
      <Portrait id={id} size={72} />
      <span className="avatarMark">
        <Icon drawing={checkBold} size={14} />
      </span>
    </label>
  )
}
