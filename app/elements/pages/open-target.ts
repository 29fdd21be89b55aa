/** A link to a question opens it, also in browsers that do not open what they are sent to. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const details = target?.closest('details')
  if (!details || details.open) return
  details.open = true
  target?.scrollIntoView()
}

addEventListener('hashchange', openTarget)
openTarget()
