import { passkeyLimits } from '@saya/contract/limits'
import { Button } from '@saya/ui/button'
import { Field } from '@saya/ui/field'
import { TextInput } from '@saya/ui/input'
import { openModal, Sheet, whenSteppedBack } from '@saya/ui/modal'
import { type SyntheticEvent, useId, useState } from 'react'
import { useTexts } from '../../../shared/texts.ts'
import { passkeyTexts } from './passkey.texts.ts'
import type { OwnPasskey } from './usePasskeys.ts'

type PasskeyChange = { readonly name: string } | 'remove'

/** Shows one passkey, and answers what its member wants changed of it. */
export async function openPasskeySheet(passkey: OwnPasskey): Promise<PasskeyChange | undefined> {
  const { closed } = openModal<PasskeyChange>(close => <PasskeySheet passkey={passkey} onWish={close} />, {
    look: 'sheet',
  })
  const change = await closed
  await whenSteppedBack()
  return change
}

function PasskeySheet({ passkey, onWish }: { passkey: OwnPasskey; onWish: (change: PasskeyChange) => void }) {
  const t = useTexts(passkeyTexts)
  const id = useId()
  const [name, setName] = useState(passkey.name)
  const isNamed = name.trim() !== ''

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (isNamed) onWish({ name: name.trim() })
  }

  return (
    <Sheet
      title={passkey.name || t.unnamed}
      closeLabel={t.close}
      actions={
        <>
          <Button full type="submit" form={id} disabled={!isNamed}>
            {t.save}
          </Button>
          <Button full look="danger" onClick={() => onWish('remove')}>
            {t.remove}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Field label={t.name}>
          <TextInput
            value={name}
            maxLength={passkeyLimits.nameMost}
            autoComplete="off"
            onChange={event => setName(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Sheet>
  )
}
