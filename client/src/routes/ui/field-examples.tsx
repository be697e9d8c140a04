import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox, SelectField, TextArea, TextField } from '../../ui/field/controls.tsx'
import { ErrorSummary } from '../../ui/field/error-summary.tsx'
import { Example, Examples } from './example.tsx'
import styles from './page.module.css'

const PROBLEM = { name: 'email', message: 'Please enter a valid email address.' }

export function FieldExamples() {
  const [problems, setProblems] = useState<readonly (typeof PROBLEM)[]>([])
  return (
    <Examples title="Fields">
      <Example title="A form that explains itself">
        <form
          noValidate
          className={styles.form}
          onSubmit={event => {
            event.preventDefault()
            setProblems([PROBLEM])
          }}
        >
          <ErrorSummary title="Please look at this again" problems={problems} />
          <TextField
            label="Email Address"
            name="email"
            type="email"
            autoComplete="email"
            hint="We send the receipt there."
            error={problems[0]?.message}
          />
          <TextField label="Company" name="company" autoComplete="organization" optional="(optional)" />
          <SelectField label="Country" name="country" autoComplete="country-name">
            <option>United States</option>
            <option>Canada</option>
          </SelectField>
          <TextArea label="A note for the gift" name="note" />
          <Checkbox label="Send me news and offers" name="news" />
          <TextField label="Order number" name="order" defaultValue="W123456789" disabled />
          <Button look="primary" type="submit">
            Send
          </Button>
        </form>
      </Example>
    </Examples>
  )
}
