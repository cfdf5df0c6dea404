import type { CallError } from '@saya/client'
import { agencyLimits } from '@saya/contract/agency/agency.ts'
import { Button } from '@saya/ui/button'
import { Field } from '@saya/ui/field'
import { TextArea, TextInput } from '@saya/ui/input'
import { type SyntheticEvent, useRef, useState } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { say } from '../../shared/say.ts'
import { useTexts } from '../../shared/texts.ts'
import { agencyTexts } from './agency.texts.ts'

/** Which field a refusal stands under; any other is about the application as a whole. */
const fieldOf: Readonly<Record<string, 'name' | 'phone' | 'channel'>> = {
  agency_name_missing: 'name',
  agency_phone_wrong: 'phone',
  agency_channel_missing: 'channel',
}

const empty = { name: '', phone: '', channel: '', note: '' }
type Trouble = Partial<Record<keyof typeof empty | 'all', string>>

/** What is sent twice is kept once. What was refused stays in the form. */
export function AgencyForm({ onSent }: { onSent: () => void }) {
  const t = useTexts(agencyTexts)
  const [form, setForm] = useState(empty)
  const [trouble, setTrouble] = useState<Trouble>({})
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  const entry = (name: keyof typeof empty) => ({
    value: form[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget
      setForm(now => ({ ...now, [name]: value }))
      setTrouble(now => ({ ...now, [name]: '' }))
    },
  })

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      await callServer('POST /member/agency/apply', { body: form })
      void say(t.sent, 'ok')
      onSent()
    } catch (failure) {
      const field = fieldOf[(failure as Partial<CallError>).reason ?? ''] ?? 'all'
      setTrouble({ [field]: sentenceOf(failure, t.failed) })
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return (
    <form className="agencyForm" onSubmit={event => void send(event)}>
      <Field label={t.name} error={trouble.name}>
        <TextInput autoComplete="name" maxLength={agencyLimits.name} {...entry('name')} />
      </Field>
      <Field label={t.phone} error={trouble.phone}>
        <TextInput look="figures" type="tel" inputMode="tel" autoComplete="tel" {...entry('phone')} />
      </Field>
      <Field label={t.channel} hint={t.channelHint} error={trouble.channel}>
        <TextInput maxLength={agencyLimits.channel} {...entry('channel')} />
      </Field>
      <Field label={t.note} aside={t.optional}>
        <TextArea maxLength={agencyLimits.note} {...entry('note')} />
      </Field>
      {trouble.all && (
        <p role="alert" className="agencyTrouble">
          {trouble.all}
        </p>
      )}
      <Button full type="submit" loading={isBusy}>
        {t.apply}
      </Button>
    </form>
  )
}
