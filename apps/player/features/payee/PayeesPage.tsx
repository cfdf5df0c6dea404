import { AppBar } from '@saya/ui/appBar'
import { Note } from '@saya/ui/note'
import { useEffect, useRef } from 'react'
import { BackLink } from '../../shared/BackLink.tsx'
import { PicturedState } from '../../shared/picture/PicturedState.tsx'
import { useTexts } from '../../shared/texts.ts'
import { AddPayeeButton } from './AddPayeeButton.tsx'
import { OwnPayee } from './OwnPayee.tsx'
import { PayeeHelp } from './PayeeHelp.tsx'
import { mostPayees } from './payee.rules.ts'
import { payeeTexts } from './payee.texts.ts'
import { PayeesMissing } from './PayeesMissing.tsx'
import { useOwnPayees } from './useOwnPayees.ts'
import './payeesPage.css'

/** Where the member's money may go: up to three accounts in their own name. */
export function Page() {
  const t = useTexts(payeeTexts)
  const { payees, failure, again, leaving, hasLost, add, remove } = useOwnPayees()
  const main = useRef<HTMLElement>(null)
  // The button that was pressed is gone with its card, and with it the place of the keyboard and the reader.
  useEffect(() => {
    if (hasLost && document.activeElement === document.body) main.current?.focus()
  }, [hasLost, payees])

  return (
    <>
      <AppBar start={<BackLink label={t.back} />} title={t.page} />
      <main className="payeesPage" ref={main} tabIndex={-1}>
        {!payees && <PayeesMissing failure={failure} onAgain={again} />}
        {payees?.length === 0 && <PicturedState title={t.empty} line={t.emptyLine} />}
        {payees && (
          <div className="payeeCards">
            {payees.map(payee => (
              <OwnPayee
                key={payee.id}
                payee={payee}
                isLeaving={leaving === payee.id}
                onRemove={() => void remove(payee)}
              />
            ))}
            {payees.length < mostPayees ? (
              <AddPayeeButton onPress={() => void add()} />
            ) : (
              <Note tone="info">{t.full}</Note>
            )}
          </div>
        )}
        <PayeeHelp />
      </main>
    </>
  )
}
