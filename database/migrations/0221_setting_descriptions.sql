-- What a setting means is said by the screen, in its language. A description is what staff wrote about it.
update system_settings set description = null
  where description in (
    'The oldest version of the app that may still be used.',
    'The address that the app shows for help.',
    'The number that the app shows for help.',
    'How many wrong voucher codes a person may enter in a minute.',
    'How often a person may spin the lucky wheel in a minute.',
    'How many free turns of the lucky wheel a person gets in a day.');
