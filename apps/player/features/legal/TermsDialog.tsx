import { Button } from '@saya/ui/button'
import { Checkbox } from '@saya/ui/choice'
import { Icon } from '@saya/ui/icon'
import { prohibitBold } from '@saya/ui/icon/drawings/prohibitBold'
import { Dialog } from '@saya/ui/modal'
import { useId, useRef } from 'react'
import { useTexts } from '../../shared/texts.ts'
import { leave } from './leave.ts'
import { RegulatorMarks } from './RegulatorMarks.tsx'
import { termsTexts } from './terms.texts.ts'
import { useTermsForm } from './useTermsForm.ts'
import './termsDialog.css'

const restricted = ['government', 'forces', 'young', 'database', 'licence'] as const

/** Who may not play, what follows if they do, and the way in for everybody else. */
export function TermsDialog({ onProceed }: { onProceed: (hash: string) => Promise<void> }) {
  const t = useTexts(termsTexts)
  const box = useRef<HTMLInputElement>(null)
  const troubleId = useId()
  const whoId = useId()
  const { isAgreed, setAgreed, trouble, isBusy, proceed } = useTermsForm(onProceed)

  function press() {
    if (!isAgreed) box.current?.focus()
    void proceed()
  }

  return (
    <Dialog
      title={t.title}
      line={t.line}
      picture={<span className="termsAge">21+</span>}
      actions={
        <>
          <div className="termsAgreement">
            <Checkbox
              ref={box}
              checked={isAgreed}
              onChange={event => setAgreed(event.currentTarget.checked)}
              aria-invalid={trouble ? true : undefined}
              aria-describedby={trouble ? troubleId : undefined}
            >
              {t.agree} <Reading href="/terms-of-use">{t.terms}</Reading> {t.and}{' '}
              <Reading href="/privacy-policy">{t.privacy}</Reading>.
            </Checkbox>
            <p id={troubleId} className="termsTrouble" aria-live="polite">
              {trouble}
            </p>
          </div>
          <Button look="neutral" onClick={leave}>
            {t.exit}
          </Button>
          <Button loading={isBusy} onClick={press}>
            {t.proceed}
          </Button>
        </>
      }
    >
      {/* On a small screen it is longer than its place, and has to be read by keyboard too. */}
      <section className="terms" aria-labelledby={whoId} tabIndex={0}>
        <h3 className="termsWho" id={whoId}>
          {t.restricted}
        </h3>
        <ul className="termsList">
          {restricted.map(name => (
            <li key={name}>
              <Icon drawing={prohibitBold} size={20} />
              {t[name]}
            </li>
          ))}
        </ul>
        <div className="termsNotes">
          <p>{t.forfeiture}</p>
          <p>{t.publicPlaces}</p>
        </div>
        <RegulatorMarks />
      </section>
    </Dialog>
  )
}

/** In a window of its own, so that the gate is still there after reading. */
function Reading({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
