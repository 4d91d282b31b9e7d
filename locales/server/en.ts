// The texts of the server in English.
import calls from '../en/calls.json' with { type: 'json' };
import conditions from '../en/conditions.json' with { type: 'json' };
import copy from '../en/copy.json' with { type: 'json' };
import documents from '../en/documents.json' with { type: 'json' };
import faq from '../en/faq.json' with { type: 'json' };
import notifications from '../en/notifications.json' with { type: 'json' };
import pages from '../en/pages.json' with { type: 'json' };
import phrases from '../en/phrases.json' with { type: 'json' };
import places from '../en/places.json' with { type: 'json' };
import problems from '../en/problems.json' with { type: 'json' };
import reference from '../en/reference.json' with { type: 'json' };
import shell from '../en/shell.json' with { type: 'json' };
import sms from '../en/sms.json' with { type: 'json' };
import wageSheet from '../en/wage-sheet.json' with { type: 'json' };
import wages from '../en/wages.json' with { type: 'json' };

export const en = {
  calls,
  conditions,
  copy,
  documents,
  faq,
  notifications,
  pages,
  phrases,
  places,
  problems,
  reference,
  shell,
  sms,
  wageSheet,
  wages,
};
