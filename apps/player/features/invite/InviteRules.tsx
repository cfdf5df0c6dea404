import { useTexts } from '../../shared/texts.ts'
import type { Offer } from './InviteHero.tsx'
import { inviteTexts } from './invite.texts.ts'
import { shortPesos } from './shortPesos.ts'
import '../../shared/steps.css'

/** The steps to a reward, and the terms in the words that two of staff agreed to. */
export function InviteRules({ offer }: { readonly offer: Offer }) {
  const t = useTexts(inviteTexts)
  return (
    <>
      {offer && (
        <section aria-labelledby="invite-how">
          <h2 className="h3" id="invite-how">
            {t.how}
          </h2>
          <ol className="steps">
            <li>{t.stepShare}</li>
            <li>{t.stepVerify}</li>
            <li>{t.stepPlay(shortPesos(offer.least_deposit))}</li>
            <li>{t.stepReward(offer.wait_days)}</li>
          </ol>
        </section>
      )}
      <section aria-labelledby="invite-rules">
        <h2 className="h3" id="invite-rules">
          {t.rules}
        </h2>
        <ul className="inviteRules">
          {(offer?.sentences ?? []).map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
          <li>{t.ruleNames}</li>
          <li>{t.ruleCare}</li>
        </ul>
      </section>
    </>
  )
}
