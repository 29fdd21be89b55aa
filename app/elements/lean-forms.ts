/** Search forms marked `data-lean` leave out what was not chosen, so that one list has one address. */
export function sendLeanForms(): void {
  document.addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.dataset.lean === undefined) return
    const names = new Set(formData.keys())
    for (const name of names) if (formData.getAll(name).every((value) => value === '')) formData.delete(name)
  })
}
