/** Papers filled in from the lines of a passport or an identity card. */
export const documentLines = {
  open: 'Fill in from the lines of a passport or identity card',
  label: 'Lines of the document',
  lead: 'Paste the two lines at the foot of the photo page of a passport, or the three on the back of a new identity card. Empty fields are filled, what you typed stays. We do not keep the lines.',
  read: 'Read and fill in',
  picture: 'Read from a picture',
  'picture-hint': 'The picture does not leave your device.',
  'picture-found': 'Lines were found. Compare them, then have them read.',
  'picture-none':
    'No lines were found in the picture. Try again straight from above, close and in good light, or type the lines.',
  filled: 'The lines were read. Check the fields, then go on.',
  differs: 'The document says otherwise. Tick what should be taken from it.',
  typed: 'You typed:',
  said: 'Document:',
  'take-chosen': 'Take what I ticked',
  'name-folded': 'The document says <user>{name}</user>. That is the same name as documents write it.',
  'name-different':
    'The document says <user>{name}</user>, we have <user>{known}</user>. If it is the right person’s document, write to us so that we correct the name.',
  repair:
    'Two characters that look alike may have been mixed up, such as 0 and O. The number would then be {number}. Compare it with the document.',
  'use-repair': 'The document says so',
  'problem-lines-incomplete':
    'The lines are too short or too long. A passport has two lines of 44 characters, an identity card three of 30.',
  'problem-lines-unreadable': 'The lines have only letters A to Z, digits and the sign <. Please check them.',
  'problem-not-a-document': 'These are not the lines of a passport or an identity card.',
  'problem-check-number': 'The document number does not add up. Compare its characters with the document.',
  'problem-check-birth': 'The birth date does not add up. Compare its characters with the document.',
  'problem-check-expiry': 'The expiry date does not add up. Compare its characters with the document.',
  'problem-check-personal': 'The personal number does not add up. Compare its characters with the document.',
  'problem-check-all': 'A character in the lines does not add up. Compare them with the document.',
}
