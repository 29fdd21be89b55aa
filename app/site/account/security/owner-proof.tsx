import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'

/** Asks for the password once more, unless whoever is here has signed in just now. */
export function OwnerProof({ isNeeded, isWrong }: { isNeeded: boolean; isWrong: boolean }) {
  const text = useText('security')
  if (!isNeeded) return null
  return (
    <TextField
      label={text('own-password')}
      hint={text('own-password-hint')}
      error={isWrong ? text('own-password-wrong') : undefined}
      type="password"
      name="password"
      icon="lock"
      autoComplete="current-password"
      maxLength={1024}
    />
  )
}
