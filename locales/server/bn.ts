// The texts of the server in Bengali.
import calls from '../bn/calls.json' with { type: 'json' };
import conditions from '../bn/conditions.json' with { type: 'json' };
import copy from '../bn/copy.json' with { type: 'json' };
import documents from '../bn/documents.json' with { type: 'json' };
import faq from '../bn/faq.json' with { type: 'json' };
import notifications from '../bn/notifications.json' with { type: 'json' };
import pages from '../bn/pages.json' with { type: 'json' };
import phrases from '../bn/phrases.json' with { type: 'json' };
import places from '../bn/places.json' with { type: 'json' };
import problems from '../bn/problems.json' with { type: 'json' };
import reference from '../bn/reference.json' with { type: 'json' };
import shell from '../bn/shell.json' with { type: 'json' };
import sms from '../bn/sms.json' with { type: 'json' };
import wageSheet from '../bn/wage-sheet.json' with { type: 'json' };
import wages from '../bn/wages.json' with { type: 'json' };

export const bn = {
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
