// The texts of the server in Tamil.
import calls from '../ta/calls.json' with { type: 'json' };
import conditions from '../ta/conditions.json' with { type: 'json' };
import copy from '../ta/copy.json' with { type: 'json' };
import documents from '../ta/documents.json' with { type: 'json' };
import faq from '../ta/faq.json' with { type: 'json' };
import notifications from '../ta/notifications.json' with { type: 'json' };
import pages from '../ta/pages.json' with { type: 'json' };
import phrases from '../ta/phrases.json' with { type: 'json' };
import places from '../ta/places.json' with { type: 'json' };
import problems from '../ta/problems.json' with { type: 'json' };
import reference from '../ta/reference.json' with { type: 'json' };
import shell from '../ta/shell.json' with { type: 'json' };
import sms from '../ta/sms.json' with { type: 'json' };
import wageSheet from '../ta/wage-sheet.json' with { type: 'json' };
import wages from '../ta/wages.json' with { type: 'json' };

export const ta = {
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
